/** A press that means the link here and now, not another tab or a download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
