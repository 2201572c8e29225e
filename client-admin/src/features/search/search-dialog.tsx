import { CloseButton, Combobox, Loader, Modal, TextInput, useCombobox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LONGEST_SEARCH } from '../../ui/list-page/use-list-state';
import { useFocusGivenBack } from '../../ui/use-focus-given-back';
import classes from './search-dialog.module.css';
import { SearchKeys } from './search-keys';
import { SearchOutcome } from './search-outcome';
import { useSearchText } from './use-search-text';

const PHONE = '(max-width: 47.99em)';

/** One search for everything: arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const search = useSearchText();
  const combobox = useCombobox({ opened: true });
  useFocusGivenBack();

  const found = search.query.data;
  const { selectFirstOption } = combobox;
  // The best guess is one key away.
  useEffect(() => {
    if (found) selectFirstOption();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the store makes its functions anew each time
  }, [found]);

  const open = (url: string) => {
    onClose();
    void navigate(url);
  };
  return (
    <Modal.Root opened onClose={onClose} size="lg" padding={0} fullScreen={isPhone} yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label={t('search.title')}>
        <Combobox store={combobox} onOptionSubmit={open} withinPortal={false}>
          <div className={classes.head}>
            <Combobox.EventsTarget withExpandedAttribute>
              <TextInput
                data-autofocus
                className={classes.input}
                variant="unstyled"
                size="md"
                type="search"
                enterKeyHint="go"
                maxLength={LONGEST_SEARCH}
                aria-label={t('search.title')}
                placeholder={t('search.placeholder')}
                leftSection={search.isSearching ? <Loader size={16} /> : <IconSearch size={18} aria-hidden />}
                value={search.text}
                onChange={(event) => search.setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  // The list would take the key for itself, and stay.
                  if (event.key === 'Escape') onClose();
                }}
              />
            </Combobox.EventsTarget>
            <CloseButton onClick={onClose} aria-label={t('closeDialog')} />
          </div>
          <SearchOutcome search={search} />
        </Combobox>
        <SearchKeys />
      </Modal.Content>
    </Modal.Root>
  );
}
