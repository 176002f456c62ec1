import { OPTIONAL_CATEGORIES } from '../../schemas/consent.ts';
import type { ConsentTexts } from '../../schemas/consent-texts.ts';

/** What is done with cookies, by whom, for how long; the tooltips of the other tab repeat it. */
export function Policy({ texts: { policy, tools, section } }: { texts: ConsentTexts }) {
  return (
    <>
      <h3>{policy.purposes}</h3>
      {(['necessary', ...OPTIONAL_CATEGORIES] as const).map((name) => (
        <p key={name} id={`consent-about-${name}`}>
          {policy.details[name]}
        </p>
      ))}
      <h3>{policy.tools}</h3>
      {tools.length === 0 ? (
        <p>{policy.noTools}</p>
      ) : (
        <ul>
          {tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      )}
      <h3>{policy.duration}</h3>
      <p>{policy.durationText}</p>
      <h3>{policy.withdrawal}</h3>
      <p>{policy.withdrawalText}</p>
      <p>
        <a href={section}>{policy.more}</a>
      </p>
    </>
  );
}
