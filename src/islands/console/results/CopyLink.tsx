import { showToast } from '#state/toasts.ts';
import { useLocalization } from '../localization.ts';

/** Copies the address of the console with the profile in use, which the address holds. */
export function CopyLink() {
  const { texts } = useLocalization();
  const copy = async () => {
    const address = new URL(location.href);
    address.hash = 'console';
    try {
      await navigator.clipboard.writeText(address.href);
      showToast(texts.toasts.copied);
    } catch {
      showToast(texts.toasts.notCopied);
    }
  };
  return (
    <button type="button" className="link tall" onClick={() => void copy()}>
      {texts.copyLink}
    </button>
  );
}
