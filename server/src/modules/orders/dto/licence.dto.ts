/** What a licence code proves, to anybody: nothing about the person who has it. */
export class LicenceDto {
  /** The code as it is written, such as 7KQ4-M2XB-9HTD. */
  licenceCode: string;

  /** The design that it is for. */
  projectTitle: string;

  licensedAt: Date;
}
