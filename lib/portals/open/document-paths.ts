/** Where staff publish documents. Nobody else is told that it exists. */
export const documentsPath = "/admin/documents";

/** The calls behind its buttons. */
export const documentsCall = "/api/admin/documents";
export const withdrawDocumentCall = "/api/admin/documents/withdraw";
