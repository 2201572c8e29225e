import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './auth-dialog.module.css';
import { LoginForm } from './login-form';
import { SignUpForm } from './sign-up-form';

const MODES = ['signup', 'login'] as const;

const NOTHING_TYPED = { name: '', email: '', address: '', password: '' };

interface AuthDialogProps {
  mode: (typeof MODES)[number];
  onSuccess?: () => void;
  onClose: () => void;
}

/** Sign up or log in; whoever asked for it goes on after it. */
export function AuthDialog({ mode: firstMode, onSuccess, onClose }: AuthDialogProps) {
  const { t } = useTranslation('account');
  const [mode, setMode] = useState(firstMode);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const Form = mode === 'signup' ? SignUpForm : LoginForm;

  function finish() {
    onClose();
    onSuccess?.();
  }

  return (
    <>
      <div role="tablist" className={classes.tabs}>
        {MODES.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`auth-${each}`}
            aria-selected={each === mode}
            aria-controls="auth-panel"
            tabIndex={each === mode ? 0 : -1}
            className={classes.tab}
            onClick={() => setMode(each)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = each === 'signup' ? 'login' : 'signup';
              setMode(other);
              document.getElementById(`auth-${other}`)?.focus();
            }}
          >
            {t(`${each}.tab`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-${mode}`}>
        <Form typed={typed} onTyped={(values) => setTyped({ ...typed, ...values })} onSuccess={finish} />
      </div>
    </>
  );
}
