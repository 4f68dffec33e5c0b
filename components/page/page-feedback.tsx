import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { leadTypeWords, pageFeedbackType } from "#lib/leads/open/lead-types.ts";
import { leadLimits } from "#lib/leads/open/limits.ts";

/** Was this page useful? A plain form, so that it costs no script; each answer is filed for the page. */
export function PageFeedback({ page }: { page: string }) {
  return (
    <form action="/api/page-feedback" method="post" encType="multipart/form-data" className="page-feedback">
      <h2>Was this page useful?</h2>
      <input type="hidden" name="page" value={page} />
      <TextField
        label={leadTypeWords[pageFeedbackType].question}
        name="missing"
        id="feedback-missing"
        optional
        maxLength={leadLimits.feedbackLength}
        autoComplete="off"
      />
      <div className="page-feedback-answers">
        <Button variant="secondary" name="useful" value="yes">
          Yes
        </Button>
        <Button variant="secondary" name="useful" value="no">
          No
        </Button>
      </div>
    </form>
  );
}
