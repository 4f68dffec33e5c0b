/** The pages of admins. Their existence is hidden from everybody else. */
export const membersPath = "/admin/members";
export const mailPath = "/admin/mail";
export const jobsPath = "/admin/jobs";
export const auditPath = "/admin/audit";
export const healthPath = "/admin/health";
export const limitsPath = "/admin/limits";

/** The page of the account that its query names. */
export const memberRoot = "/admin/member";
export const memberPath = (id: string) => `${memberRoot}?id=${id}` as const;

/** The API routes behind the buttons. */
export const memberCall = (action: string) => `/api/admin/members/${action}` as const;
export const mailCall = "/api/admin/mail";
export const jobsCall = "/api/admin/jobs";
export const auditCall = "/api/admin/audit";
export const limitsCall = "/api/admin/limits";
