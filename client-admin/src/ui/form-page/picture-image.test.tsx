import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AllTexts } from '../../i18n/all-texts';
import { PictureImage } from './picture-image';

const file = (name: string) => new File([name], name, { type: 'image/png' });

it('frees the address of a chosen file once it is not shown any more', async () => {
  const open = new Set<string>();
  let made = 0;
  URL.createObjectURL = () => {
    const address = `blob:${(made += 1)}`;
    open.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void open.delete(address);
  const show = (picture: File | string) => (
    <AllTexts>
      <PictureImage picture={picture} alt="House" sizes="15rem" ratio={3 / 2} />
    </AllTexts>
  );
  const view = render(show(file('one')));
  expect(await screen.findByRole('img')).toHaveAttribute('src', 'blob:1');
  view.rerender(show(file('two')));
  expect(await screen.findByRole('img')).toHaveAttribute('src', 'blob:2');
  expect([...open]).toEqual(['blob:2']);
  view.rerender(show('/uploads/a.webp'));
  expect(await screen.findByRole('img')).toHaveAttribute('src', expect.stringContaining('/uploads/a'));
  expect([...open]).toEqual([]);
});
