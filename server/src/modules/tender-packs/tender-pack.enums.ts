export enum PackTemplate {
  /** A page for each project, with its picture, then the CVs. */
  PORTFOLIO = 'PORTFOLIO',
  /** The firm and what it did, without CVs. */
  INTEREST = 'INTEREST',
  /** The table TECH-2: client, value, role, referee. */
  REFERENCES = 'REFERENCES',
  /** The form TECH-6, a page for each person. */
  CVS = 'CVS',
  /** The firm on one page. */
  PROFILE = 'PROFILE',
}

export enum PackFormat {
  PDF = 'PDF',
  DOCX = 'DOCX',
}

export enum PackFileState {
  WAITING = 'WAITING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}

/** What facts are about. */
export enum FactsOf {
  FIRM = 'FIRM',
  PROJECT = 'PROJECT',
  PERSON = 'PERSON',
}
