/** Six characters, a lowercase and an uppercase letter and a number, as the server asks. */
export const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{6,200}$/s;
