import type { Testimonial, TestimonialsContent } from '../../content/testimonials/testimonials-content';

function quote({ name, position, company, content, rating }: Testimonial) {
  return { name, position, company, content, rating: String(rating) };
}

/** The four testimonials as texts of a catalogue, so that only those of the shown language are loaded. */
export function quotesByName([first, second, third, fourth]: TestimonialsContent) {
  return { first: quote(first), second: quote(second), third: quote(third), fourth: quote(fourth) };
}
