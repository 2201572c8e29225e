/** What both tabs ask for, and what sign-up asks for besides. */
export interface TypedCredentials {
  name: string;
  email: string;
  address: string;
  password: string;
}

/** A form of the dialog's tabs. What is typed goes along when somebody changes from one tab to the other. */
export interface CredentialsFormProps {
  typed: TypedCredentials;
  onTyped: (values: Partial<TypedCredentials>) => void;
  onSuccess: () => void;
}
