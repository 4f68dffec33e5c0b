/** A swipe this far to the right dismisses the toast. */
export const swipePx = 50;
/** Below this distance a finger only presses. */
const slackPx = 8;

type Point = { clientX: number; pointerId: number };
type Swipe = {
  begin: (point: Point) => void;
  /** How far the toast follows the finger; undefined while it is only pressed. */
  move: (point: Point) => number | undefined;
  /** The outcome: only pressed, put back, or swiped away. */
  end: (point: Point) => "press" | "back" | "away";
};

/** Tracks one swipe to the right at a time. Swipes to the left and a second finger are ignored. */
export function makeSwipe(): Swipe {
  let from: Point | undefined;
  let isMoving = false;
  const farOf = (point: Point) => (point.pointerId === from?.pointerId ? point.clientX - from.clientX : 0);

  return {
    begin(point) {
      from ??= point;
    },
    move(point) {
      const far = farOf(point);
      isMoving ||= far > slackPx;
      return isMoving && point.pointerId === from?.pointerId ? Math.max(0, far) : undefined;
    },
    end(point) {
      if (point.pointerId !== from?.pointerId) return "press";
      const outcome = !isMoving ? "press" : farOf(point) >= swipePx ? "away" : "back";
      from = undefined;
      isMoving = false;
      return outcome;
    },
  };
}
