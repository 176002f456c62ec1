import { useContext, useState } from 'react';
import { LoginSchema } from '#schemas/forms/login.ts';
import { EmailField, Input } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import { FormContext } from './form-context.ts';
import type { FormProps } from './form-texts.ts';
import { SubmitArea } from './SubmitArea.tsx';

type Labels = Readonly<
  Record<'title' | 'email' | 'password' | 'passwordHint' | 'submit' | 'privacy', string>
>;

export function LoginForm({ labels, ...place }: FormProps<Labels>) {
  return (
    <FormSheet
      id="login"
      name="login"
      schema={LoginSchema}
      credentials="include"
      title={labels.title}
      {...place}
    >
      <EmailField label={labels.email} hint={place.frame.emailHint} />
      <Password label={labels.password} hint={labels.passwordHint} />
      <SubmitArea label={labels.submit} note={labels.privacy} />
    </FormSheet>
  );
}

function Password(props: { label: string; hint: string }) {
  const [isShown, setShown] = useState(false);
  const { texts } = useContext(FormContext);
  return (
    <Input name="password" {...props} type={isShown ? 'text' : 'password'} required whole>
      {texts && (
        <button type="button" className="form-reveal" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hidePassword : texts.showPassword}
        </button>
      )}
    </Input>
  );
}
