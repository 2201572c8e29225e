import { describe, expect, it } from '@jest/globals';
import { aProject } from '../../../test/builders';
import { fitDesigns, type PlotCriteria, readPlotCriteria } from './plot-fit';

const court = aProject({
  ...{ id: 1, isForSale: true, leastPlotWidth: 24, leastPlotDepth: 30 },
  ...{ floors: 0, builtArea: 400, price: 450_000 },
});
const terrace = aProject({
  ...{ id: 2, isForSale: true, leastPlotWidth: 18, leastPlotDepth: 32 },
  ...{ floors: 2, builtArea: 800, price: null },
});

const fit = (criteria: PlotCriteria, projects = [court, terrace]) => {
  const { fitting, near } = fitDesigns(projects, criteria);
  return {
    fitting: fitting.map(({ id }) => id),
    near: near.map(({ project, gaps }) => [project.id, ...gaps.map(({ word, by }) => `${word} ${by}`)]),
  };
};

describe('reading criteria from the address', () => {
  const read = (query: string) => readPlotCriteria(new URLSearchParams(query));

  it('takes any of the words, and no others', () => {
    expect(read('filter=for-sale&width=20.5&floors=0&budget= 500000 ')).toEqual({
      ...{ width: 20.5, floors: 0, budget: 500_000 },
    });
    expect(read('')).toEqual({});
  });

  it.each(['width=0', 'width=-3', 'width=wide', 'width=', 'width=Infinity', 'floors=1.5', 'floors=-1'])(
    'leaves out %s',
    (query) => expect(read(query)).toEqual({}),
  );
});

describe('comparing designs with a plot', () => {
  it('finds all designs without criteria', () => {
    expect(fit({})).toEqual({ fitting: [1, 2], near: [] });
  });

  it('finds a design whose least plot is as large as the plot', () => {
    expect(fit({ width: 24, depth: 32 }).fitting).toEqual([1, 2]);
    expect(fit({ width: 23.9, depth: 32 })).toEqual({ fitting: [2], near: [[1, 'width 0.1']] });
  });

  it('says by how much each criterion is missed', () => {
    expect(fit({ width: 22, depth: 28, floors: 1, area: 500, budget: 400_000 }, [court])).toEqual({
      fitting: [],
      near: [[1, 'width 2', 'depth 2', 'floors -1', 'area 100', 'budget 50000']],
    });
  });

  it('leaves out what misses a criterion by more than a third of it, or by more than a floor', () => {
    expect(fit({ width: 18 }, [court]).near).toEqual([[1, 'width 6']]);
    expect(fit({ width: 17.9 }, [court]).near).toEqual([]);
    expect(fit({ floors: 1 }).near.map(([id]) => id)).toEqual([1, 2]);
    expect(fit({ floors: 4 }).near).toEqual([]);
  });

  it('takes what a design does not say for near, after those that come closer', () => {
    const unknown = aProject({ id: 3, leastPlotWidth: null, builtArea: null });
    expect(fit({ width: 22, area: 300 }, [unknown, court]).near).toEqual([
      [1, 'width 2'],
      [3, 'width null', 'area null'],
    ]);
    expect(fit({ budget: 100 }, [terrace]).near).toEqual([[2, 'budget null']]);
  });
});
