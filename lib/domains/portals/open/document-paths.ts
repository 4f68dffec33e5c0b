/** Where staff publish documents. Its existence is hidden from everybody else. */
export const documentsPath = "/admin/documents";

/** The API routes behind its buttons. */
export const documentsCall = "/api/admin/documents";
export const withdrawDocumentCall = "/api/admin/documents/withdraw";
