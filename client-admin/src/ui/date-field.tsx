export { DatePicker as DateField } from '@consultancy/client-shared/calendar/date-picker';
