import "server-only";

export type { UploadGuard, UploadGuards, UploadReader } from "./guard.ts";
export { keepUploadsOf, setKeepUntil } from "./keep-uploads-of.ts";
export { holdsUploads } from "./holds-uploads.ts";
export { listUploadsOfDrafts } from "./list-uploads-of-drafts.ts";
export { listUploadsOf, type ListedUpload } from "./list-uploads-of.ts";
export { purgeUploads } from "./purge-uploads.ts";
export { receiveFormFiles, type FormFiles } from "./receive-form-files.ts";
export { removeUploadsOf } from "./remove-uploads-of.ts";
export { scanUpload } from "./scan/scan-upload.ts";
export { checkStorage } from "./storage/check-storage.ts";
export { uploadCalls } from "./upload-calls.ts";
