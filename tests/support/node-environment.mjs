import { TestEnvironment } from "jest-environment-node";

/**
 * Jest's environment for Node, with failures that can be sent to another process. An error contains the values that
 * were compared; if one of them is an element of a page, the worker cannot send it and its test never ends. The message
 * has the comparison as text.
 */
export default class extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name !== "test_done") return;
    for (const error of test.errors.flat())
      if (typeof error === "object" && error !== null) delete error.matcherResult;
  }
}
