-- Page feedback has been filed as a lead with its answer in a text: "Useful: no", and on the next lines what was
-- missed. It moves into columns of its own, with its id, reference, times and what a moderator decided.
--
-- Instances of the version before may go on for a while, or be taken up again: they file into "leads" as ever, and the
-- trigger moves each such row in the same transaction, so their answer carries a reference that holds. Their moderators
-- see an empty list meanwhile and lose nothing. For their sake "leads"."moderated_at" stays. Once none of them runs, a
-- later migration may drop the trigger, its functions and that column.
--
-- The engine that applies this cuts at every semicolon and sends each statement by itself. So each is safe alone, none
-- stands in a comment, and the one inside a function is written as \x3b.

-- CreateTable
CREATE TABLE "page_feedback" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "is_useful" BOOLEAN NOT NULL,
    "words" TEXT,
    "filed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moderated_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "page_feedback_reference_key" ON "page_feedback"("reference");

-- CreateIndex
CREATE INDEX "page_feedback_filed_at_id_idx" ON "page_feedback"("filed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "page_feedback_moderated_at_filed_at_id_idx" ON "page_feedback"("moderated_at", "filed_at", "id");

-- Moves one row, or with NULL all of them, in one statement: a row that is decided on meanwhile is waited for and moves
-- as decided. What is not exactly of the shape that was filed, or names somebody, stays where it is.
CREATE FUNCTION "move_page_feedback"("only_id" UUID) RETURNS BIGINT LANGUAGE sql AS $$
    WITH moved AS (
        DELETE FROM "leads"
        WHERE "lead_type" = 'page_feedback' AND ("only_id" IS NULL OR "id" = "only_id")
            AND "messages" -> 0 ->> 'text' ~ '^Useful: (yes|no)(\n.+)?$'
            AND "messages" -> 1 IS NULL
            AND "contact_email" IS NULL AND "contact_name" IS NULL AND "country_slug" IS NULL
        RETURNING *, "messages" -> 0 ->> 'text' AS "said"
    ), stored AS (
        INSERT INTO "page_feedback" ("id", "reference", "page", "is_useful", "words", "filed_at", "moderated_at")
        SELECT "id", "reference", "page", "said" LIKE 'Useful: yes%', substring("said" FROM '^[^\n]+\n(.+)$'),
            "filed_at", "moderated_at"
        FROM moved
        RETURNING 1
    )
    SELECT count(*) FROM stored
$$;

-- What is filed from here on by an instance of the version before.
CREATE FUNCTION "move_filed_page_feedback"() RETURNS trigger LANGUAGE plpgsql AS
    E'BEGIN PERFORM "move_page_feedback"(NEW."id")\x3b RETURN NULL\x3b END';

-- Waits until what is being filed is filed, so that the next statement sees it.
CREATE TRIGGER "leads_page_feedback" AFTER INSERT ON "leads"
    FOR EACH ROW WHEN (NEW."lead_type" = 'page_feedback') EXECUTE FUNCTION "move_filed_page_feedback"();

-- What has been filed until here.
SELECT "move_page_feedback"(NULL);

-- DropIndex
DROP INDEX "leads_lead_type_moderated_at_filed_at_idx";
