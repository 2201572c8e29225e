export { AppointmentPage as Page } from './appointment/appointment-page';
export { describeAppointment as describe } from './describe-contact';
