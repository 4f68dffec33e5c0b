/** The storage key of all plans on the device, including the ticks of their steps. */
export const plansKey = "ak_plans_v1";
/** The former storage key of ticks, from before there were plans. They are migrated and the key is removed. */
export const oldTicksKey = "ak_checklist_v1";
