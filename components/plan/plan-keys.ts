/** Where the plans are kept on the device: all of them, with the ticks of their steps. */
export const plansKey = "ak_plans_v1";
/** Where ticks were kept by themselves before there were plans; taken in and removed. */
export const oldTicksKey = "ak_checklist_v1";
