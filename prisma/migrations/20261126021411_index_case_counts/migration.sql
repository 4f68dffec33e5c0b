-- CreateIndex
CREATE INDEX "cases_kind_state_country_slug_assignee_id_due_at_idx" ON "cases"("kind", "state", "country_slug", "assignee_id", "due_at");
