import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { ethiopiaFrame } from './ethiopia-outline';
import { groupProjects } from './group-projects';

/** Projects of one town, in the middle of where they are. */
export interface Place {
  name: string;
  /** Degrees east, and degrees north below zero, as on the map. */
  x: number;
  y: number;
  projects: PublicProjectDto[];
}

export interface LabelledPlace extends Place {
  label: { x: number; y: number; anchor: 'start' | 'end' };
}

/** Height of a label and width of a letter, in degrees: a little more than on a phone, where they are largest. */
const line = 0.6;
const letter = 0.34;
const gap = 0.15;

/** Of the circle of a place: the more projects, the larger. */
export const radiusOf = ({ projects }: Place) => 0.12 + 0.05 * Math.min(projects.length, 6);

/** The town of a location: "Bole, Addis Ababa" is in Addis Ababa. Amharic has a comma of its own. */
const townOf = (location: string) => location.split(/[,፣]/).at(-1)!.trim();

/** The projects that say where they are, by town, the northernmost first, and those that do not. */
export function placesOf(projects: PublicProjectDto[]): {
  places: LabelledPlace[];
  elsewhere: PublicProjectDto[];
} {
  const isPlaced = ({ latitude, longitude }: PublicProjectDto) =>
    typeof latitude === 'number' && typeof longitude === 'number';
  const towns = groupProjects(projects.filter(isPlaced), ({ location }) => townOf(location));
  const places = towns.map(([name, inTown]) => ({
    ...{ name, projects: inTown },
    x: mean(inTown.map(({ longitude }) => longitude!)),
    y: -mean(inTown.map(({ latitude }) => latitude!)),
  }));
  return {
    places: withLabels(places.sort((one, other) => one.y - other.y)),
    elsewhere: projects.filter((project) => !isPlaced(project)),
  };
}

/** Each name beside its place, where it covers no other one: on the right, on the left, or a line up or down. */
function withLabels(places: Place[]): LabelledPlace[] {
  const taken = places.map((place) => box(place.x - radiusOf(place), place.y, 2 * radiusOf(place), 'start'));
  return places.map((place) => {
    const width = place.name.length * letter;
    const aside = radiusOf(place) + gap;
    const choices = [0, line, -line, 2 * line, -2 * line].flatMap((down) =>
      (['start', 'end'] as const).map((anchor) => ({
        x: place.x + (anchor === 'start' ? aside : -aside),
        y: place.y + down,
        anchor,
      })),
    );
    const isFree = ({ x, y, anchor }: (typeof choices)[number]) => {
      const { left, right } = box(x, y, width, anchor);
      const isOnMap = left > ethiopiaFrame.x && right < ethiopiaFrame.x + ethiopiaFrame.width;
      return isOnMap && !taken.some((each) => overlap(each, box(x, y, width, anchor)));
    };
    const label = choices.find(isFree) ?? choices[0]!;
    taken.push(box(label.x, label.y, width, label.anchor));
    return { ...place, label };
  });
}

type Box = ReturnType<typeof box>;

function box(x: number, y: number, width: number, anchor: 'start' | 'end') {
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
