/** For the element that has the focus while a month is open: Escape closes that, and the dialog around it stays. */
export const staysOpen = { 'data-mantine-stop-propagation': 'true' };
