/** So far to the right, and the toast goes. */
export const swipePx = 50;
/** Under this a finger only presses. */
const slackPx = 8;

type Point = { clientX: number; pointerId: number };
type Swipe = {
  begin: (point: Point) => void;
  /** How far the toast follows the finger; undefined while it is only pressed. */
  move: (point: Point) => number | undefined;
  /** What became of it: pressed and nothing more, put back, or swept away. */
  end: (point: Point) => "press" | "back" | "away";
};

/** One swipe to the right at a time. To the left, and for a second finger, nothing follows. */
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
