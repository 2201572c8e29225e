/** How a person is reached. One of both is enough. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** The ids of what is kept of one person, each list with the oldest first. */
export interface PersonRecords {
  inquiryIds: number[];
  consultationIds: number[];
  orderIds: number[];
}
