export interface Fact {
  value: string;
  label: string;
}

/** A professional association whose badge is shown. Invented, as is everything about the demo firm. */
export interface Association {
  /** Shown large on the badge. */
  abbreviation: string;
  name: string;
}

export interface Certification {
  name: string;
  description: string;
}

export interface AboutContent {
  heroTitle: string;
  heroSubtitle: string;
  missionTitle: string;
  mission: string;
  visionTitle: string;
  vision: string;
  whoWeAreTitle: string;
  /** Paragraphs. */
  whoWeAre: [string, string, string];
  factsTitle: string;
  facts: [Fact, Fact, Fact, Fact];
  teamTitle: string;
  associationsTitle: string;
  associations: [Association, Association, Association, Association];
  certificationsTitle: string;
  certifications: [Certification, Certification, Certification, Certification];
  /** Says that firm, people and figures are invented. */
  demoNotice: string;
}
