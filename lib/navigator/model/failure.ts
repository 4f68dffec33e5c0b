/** Why a model could not be used, in words of ours: nothing it sent, and nothing that was asked, gets into a log. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}
