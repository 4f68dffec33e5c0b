import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { pageFeedbackType } from "#lib/leads/open/lead-types.ts";
import { leadQuestion } from "#lib/leads/open/lead-words.ts";
import { leadLimits } from "#lib/leads/open/limits.ts";

/** Was this page useful? A plain form, so that it costs no script; each answer is filed for the page. */
export function PageFeedback({ page }: { page: string }) {
  const words = useWords("page");
  return (
    <form action="/api/page-feedback" method="post" encType="multipart/form-data" className="page-feedback">
      <h2>{words("feedback.title")}</h2>
      <input type="hidden" name="page" value={page} />
      <TextField
        label={leadQuestion(pageFeedbackType, words.locale)}
        name="missing"
        id="feedback-missing"
        optional
        maxLength={leadLimits.feedbackLength}
        autoComplete="off"
      />
      <div className="page-feedback-answers">
        <Button variant="secondary" name="useful" value="yes">
          {words("feedback.yes")}
        </Button>
        <Button variant="secondary" name="useful" value="no">
          {words("feedback.no")}
        </Button>
      </div>
    </form>
  );
}
