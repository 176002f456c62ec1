import { Tooltip } from '../tooltip/Tooltip.tsx';

interface Props {
  name: string;
  label: string;
  text: string;
  note?: string | undefined;
  isOn: boolean;
  /** Absent for what cannot be turned off. */
  onChange?: (isOn: boolean) => void;
}

/** A native checkbox drawn and announced as a switch; its tooltip repeats what the policy says of the purpose. */
export function Switch({ name, label, text, note, isOn, onChange }: Props) {
  const help = `consent-help-${name}`;
  return (
    <div className="consent-purpose">
      <label>
        <Tooltip copyOf={`consent-about-${name}`}>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own
            role="switch"
            checked={isOn}
            aria-disabled={onChange === undefined}
            aria-describedby={help}
            onChange={({ target }) => onChange?.(target.checked)}
          />
        </Tooltip>
        {label}
      </label>
      <p id={help}>
        {text} {note}
      </p>
    </div>
  );
}
