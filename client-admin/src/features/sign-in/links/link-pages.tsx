import { AllTexts } from '../../../i18n/all-texts';
import { paths } from '../../../paths';
import { ChoosePasswordPage } from './choose-password-page';
import { ConfirmEmailPage } from './confirm-email-page';
import { ForgotPasswordPage } from './forgot-password-page';

/** Where the links of mails lead; open without signing in. */
export default function LinkPages({ path }: { path: string }) {
  return (
    <AllTexts>
      {path === paths.forgotPassword && <ForgotPasswordPage />}
      {path === paths.choosePassword && <ChoosePasswordPage />}
      {path === paths.confirmEmail && <ConfirmEmailPage />}
    </AllTexts>
  );
}
