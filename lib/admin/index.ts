import "server-only";

export { memberFace, memberFormId } from "./member-faces.ts";
export { readMember, type MemberRead } from "./read-member.ts";
export { readMembers, type MembersRead } from "./read-members.ts";
export { withdrawAccess } from "./withdraw-access.ts";
