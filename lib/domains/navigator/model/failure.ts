/**
 * Why a model could not be used, in our own words, so that nothing it sent and nothing that was asked gets into a log.
 */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}
