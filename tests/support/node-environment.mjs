import { TestEnvironment } from "jest-environment-node";

/**
 * Jest's environment for Node, whose failures can be told to another process. An error has what was compared with it, and where that
 * is an element of a page the worker cannot send it and its test never ends; the message has the comparison in words.
 */
export default class extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name !== "test_done") return;
    for (const error of test.errors.flat())
      if (typeof error === "object" && error !== null) delete error.matcherResult;
  }
}
