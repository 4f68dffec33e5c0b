-- A member's own enquiries are found by address, however it was typed. Prisma's schema has no words for this index.
CREATE INDEX "leads_contact_email_lower_idx" ON "leads" (lower("contact_email"));
