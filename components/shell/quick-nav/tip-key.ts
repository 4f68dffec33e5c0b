/** In session storage: the tip about Search was shown in this tab, or Search was opened without it. */
export const tipKey = "ak_tip_v1";
