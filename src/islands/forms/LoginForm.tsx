import { useContext, useState } from 'react';
import { LoginSchema, PASSWORD_LENGTH } from '#schemas/forms/login.ts';
import { EmailField, Input } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import { FormContext } from './form-context.ts';
import type { FormProps } from './form-texts.ts';
import { SubmitArea } from './SubmitArea.tsx';

type Labels = Readonly<
  Record<'title' | 'email' | 'password' | 'passwordHint' | 'submit' | 'privacy', string>
>;

interface Props extends FormProps<Labels> {
  /** While the login is not open: where its button leads. The fields are disabled. */
  closed?: string;
}

/** The login. */
export function LoginForm({ labels, closed, ...place }: Props) {
  const disabled = closed !== undefined;
  return (
    <FormSheet
      id="login"
      name="login"
      schema={LoginSchema}
      credentials="include"
      title={labels.title}
      {...place}
    >
      <EmailField label={labels.email} hint={place.frame.emailHint} disabled={disabled} />
      <Password label={labels.password} hint={labels.passwordHint} disabled={disabled} />
      <SubmitArea label={labels.submit} note={labels.privacy} href={closed} />
    </FormSheet>
  );
}

/** A password, which the visitor may show to check it. */
function Password(props: { label: string; hint: string; disabled: boolean }) {
  const [isShown, setShown] = useState(false);
  const { texts } = useContext(FormContext);
  return (
    <Input
      name="password"
      {...props}
      type={isShown ? 'text' : 'password'}
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      required={!props.disabled}
      whole
    >
      {texts && (
        <button type="button" className="form-reveal" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hidePassword : texts.showPassword}
        </button>
      )}
    </Input>
  );
}
