import { useContext, useState } from 'react';
import { LoginSchema, PASSWORD_LENGTH } from '../../schemas/login.ts';
import { EmailField } from './EmailField.tsx';
import { Input } from './Field.tsx';
import { Form } from './Form.tsx';
import { FormContext } from './form-context.ts';
import type { FormProps } from './props.ts';
import { SubmitArea } from './SubmitArea.tsx';
import { useForm } from './use-form.ts';

type Words = Readonly<Record<'title' | 'email' | 'password' | 'passwordHint' | 'submit' | 'privacy', string>>;

/** What opens a session. */
export function LoginForm({ action, locale, frame, words }: FormProps<Words>) {
  const form = useForm({ name: 'login', action, locale, schema: LoginSchema, credentials: 'include' });
  return (
    <Form id="login" title={words.title} words={frame} form={form}>
      <EmailField label={words.email} hint={frame.emailHint} />
      <Password label={words.password} hint={words.passwordHint} />
      <SubmitArea label={words.submit} note={words.privacy} />
    </Form>
  );
}

/** A password, which the visitor may show to check it. */
function Password(props: { label: string; hint: string }) {
  const [isShown, setShown] = useState(false);
  const { texts } = useContext(FormContext);
  return (
    <Input
      name="password"
      {...props}
      type={isShown ? 'text' : 'password'}
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      required
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
