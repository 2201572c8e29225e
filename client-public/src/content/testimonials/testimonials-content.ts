/** What a client of the demo firm says. The people are invented; the site shows their initials. */
export interface Testimonial {
  name: string;
  position: string;
  company: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

/** Exactly four, in the same order in each language. */
export type TestimonialsContent = [Testimonial, Testimonial, Testimonial, Testimonial];
