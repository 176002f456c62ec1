import { useId } from 'react';

interface Props<Option extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly Option[];
  value: Option;
  labels: Readonly<Record<Option, string>>;
  counts?: Readonly<Record<Option, number>>;
  onChange: (option: Option) => void;
}

/** Segmented control: radio buttons in parts of one width. */
export function Segments<Option extends string>(props: Props<Option>) {
  const { label, isLabelHidden = false, options, value, labels, counts, onChange } = props;
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className={isLabelHidden ? 'unseen' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span className="figures">
              {labels[option]} {counts && <b>{counts[option]}</b>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
