/** How many consultations there are. */
export class ConsultationStatsDto {
  totalConsultations: number;

  /** SCHEDULED or CONFIRMED, and still to begin. */
  upcomingConsultations: number;

  /** Requests whose time is on hold and will be free again within 24 hours. */
  endingHolds: number;

  completedConsultations: number;
}
