-- DropIndex
DROP INDEX "cases_kind_state_country_slug_assignee_id_due_at_idx";
