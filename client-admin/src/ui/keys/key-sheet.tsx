import { Kbd, Modal, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFocusGivenBack } from '../use-focus-given-back';
import { capsOf } from './key-names';
import classes from './key-sheet.module.css';
import { type KnownKey, useKnownKeys } from './known-keys';
import { useSingleKeys } from './use-single-keys';

const PLACES = ['page', 'everywhere'] as const;

/** All keys that work where one is. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const known = useKnownKeys();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  useFocusGivenBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('closeDialog') }}
    >
      {PLACES.map((place) => (
        <Keys key={place} title={t(`keys.${place}`)} keys={known.filter((key) => key.place === place)} />
      ))}
      <Switch
        className={classes.switch}
        label={t('keys.single')}
        description={t('keys.singleHint')}
        checked={hasSingleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Modal>
  );
}

function Keys({ title, keys }: { title: string; keys: KnownKey[] }) {
  if (keys.length === 0) return null;
  return (
    <section className={classes.place} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.keys}>
        {keys.map((key) => (
          <div key={`${key.keys} ${key.says}`} className={classes.key}>
            <dt>{key.says}</dt>
            <dd>
              {capsOf(key.keys).map((cap) => (
                <Kbd key={cap} size="sm">
                  {cap}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
