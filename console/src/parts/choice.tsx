import { useId } from 'react';
import classes from './choice.module.css';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen now; null: it can. */
  readonly reason?: string | null;
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few options side by side. What cannot be chosen stays visible, and says why. */
export function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  const reasons = [...new Set(options.flatMap(({ reason }) => (reason == null ? [] : [reason])))];
  return (
    <fieldset className={classes.choice} aria-describedby={reasons.length === 0 ? undefined : `${name}-why`}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} title={option.reason ?? undefined}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              checked={option.value === value}
              disabled={option.reason != null}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.face}>{option.label}</span>
          </label>
        ))}
      </div>
      {reasons.length === 0 ? null : (
        <div className={classes.reason} id={`${name}-why`}>
          {reasons.join(' ')}
        </div>
      )}
    </fieldset>
  );
}
