import { jest } from "@jest/globals";
import { overlap } from "#components/shell/toasts/covers.ts";
import { makeCountdown } from "#components/shell/toasts/start-toasts.ts";
import { makeSwipe, swipePx } from "#components/shell/toasts/make-swipe.ts";

describe("the clock of a toast", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test("runs out after its time, once", () => {
    const done = jest.fn();
    makeCountdown(5_000, done);
    jest.advanceTimersByTime(4_999);
    expect(done).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("stands still while held and goes on with what was left", () => {
    const done = jest.fn();
    const clock = makeCountdown(5_000, done);
    jest.advanceTimersByTime(3_000);
    clock.hold("pointer");
    jest.advanceTimersByTime(60_000);
    clock.release("pointer");
    jest.advanceTimersByTime(1_999);
    expect(done).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("goes on only when nobody holds it any more", () => {
    const done = jest.fn();
    const clock = makeCountdown(5_000, done);
    clock.hold("pointer");
    clock.hold("focus");
    clock.hold("focus");
    clock.release("pointer");
    clock.release("pointer");
    jest.advanceTimersByTime(60_000);
    expect(done).not.toHaveBeenCalled();
    clock.release("focus");
    jest.advanceTimersByTime(5_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("once stopped, nothing starts it again", () => {
    const done = jest.fn();
    const clock = makeCountdown(5_000, done);
    clock.hold("pointer");
    clock.stop();
    clock.release("pointer");
    jest.advanceTimersByTime(60_000);
    expect(done).not.toHaveBeenCalled();
  });
});

describe("a swipe", () => {
  const at = (clientX: number, pointerId = 1) => ({ clientX, pointerId });

  test(`of ${swipePx} px to the right takes the toast away, one px less puts it back`, () => {
    const swipe = makeSwipe();
    for (const [far, outcome] of [
      [swipePx, "away"],
      [swipePx - 1, "back"],
    ] as const) {
      swipe.begin(at(100));
      expect(swipe.move(at(100 + far))).toBe(far);
      expect(swipe.end(at(100 + far))).toBe(outcome);
    }
  });

  test("to the left follows nothing, and a small one is a press", () => {
    const swipe = makeSwipe();
    swipe.begin(at(100));
    expect(swipe.move(at(20))).toBeUndefined();
    expect(swipe.end(at(20))).toBe("press");
    swipe.begin(at(100));
    expect(swipe.move(at(105))).toBeUndefined();
    expect(swipe.end(at(105))).toBe("press");
  });

  test("there and back again puts it back", () => {
    const swipe = makeSwipe();
    swipe.begin(at(100));
    swipe.move(at(200));
    expect(swipe.move(at(60))).toBe(0);
    expect(swipe.end(at(60))).toBe("back");
  });

  test("a second finger and a pointer that only passes move nothing", () => {
    const swipe = makeSwipe();
    expect(swipe.move(at(300))).toBeUndefined();
    swipe.begin(at(100));
    swipe.begin(at(0, 2));
    expect(swipe.move(at(200, 2))).toBeUndefined();
    expect(swipe.end(at(200, 2))).toBe("press");
    swipe.move(at(160));
    expect(swipe.end(at(160))).toBe("away");
  });
});

test("boxes that only touch do not overlap", () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(overlap(box, { left: 9, top: 9, right: 20, bottom: 20 })).toBe(true);
  expect(overlap(box, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
  expect(overlap(box, { left: 0, top: 11, right: 10, bottom: 20 })).toBe(false);
});
