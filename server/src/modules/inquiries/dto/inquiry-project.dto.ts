/** A project that an inquiry is about. It may be hidden or deleted by now. */
export class InquiryProjectDto {
  id: number;

  title: string;

  slug: string;
}
