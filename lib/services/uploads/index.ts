import "server-only";

export type { UploadGuard, UploadGuards, UploadReader } from "./guard.ts";
export { keepUploadsOf, setKeepUntil, purgeUploads, removeUploadsOf } from "./upload-retention.ts";
export { holdsUploads, listUploadsOfDrafts, listUploadsOf, type ListedUpload } from "./list-uploads.ts";
export { receiveFormFiles, type FormFiles } from "./receive-form-files.ts";
export { scanUpload } from "./scan-upload.ts";
export { checkStorage } from "./storage/site-storage.ts";
export { uploadCalls } from "./upload-calls.ts";
