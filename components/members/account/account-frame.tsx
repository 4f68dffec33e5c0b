import type { ComponentProps } from "react";
import { AccountNav, type AccountPath } from "./account-nav.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";

type Props = Omit<ComponentProps<typeof MemberFrame>, "path" | "nav"> & { path: AccountPath };

/** Header and navigation of a page of the member's account. */
export const AccountFrame = (props: Props) => (
  <MemberFrame {...props} nav={<AccountNav current={props.path} />} />
);
