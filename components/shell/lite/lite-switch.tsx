import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import "./lite.css";

const action = "/api/lite";

/**
 * Says whether lite mode is on, and changes it by a plain post. Both states stand in the page; `data-lite`, which only
 * lite copies carry, decides which of them is there for eyes and for screen readers alike.
 */
export function LiteSwitch() {
  return (
    <div className="lite-switch">
      <div className="lite-on">
        <Notice tone="good" title="Lite mode is on">
          <p>
            You turned it on here, your browser asks for less data (Save-Data), or a slow connection was
            noticed within the last hour.
          </p>
        </Notice>
      </div>
      <div className="lite-off">
        <Notice title="Lite mode is off">
          <p>You turned it off here, or nothing on your device asks for less data.</p>
        </Notice>
      </div>
      <form method="post" action={action}>
        <Button name="lite" value="off" className="lite-on">
          Turn lite mode off
        </Button>
        <Button name="lite" value="on" className="lite-off">
          Turn lite mode on
        </Button>
        <Button name="lite" value="auto" variant="secondary" aria-describedby="lite-auto">
          Let my browser decide
        </Button>
      </form>
      <p id="lite-auto" className="text-sm text-muted">
        When your browser decides, lite mode is on while it asks for less data, and for an hour after a slow
        connection (2G) was noticed. Your own choice is kept for a year in one cookie on this device.
      </p>
    </div>
  );
}
