import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The control of a test bank, for the state handler of the pacts. Plain Java 17, no libraries:
 *
 * <pre>
 * java contracts/starters/StateControl.java 9001 http://localhost:8787
 * npm run contracts -- states --base-url http://localhost:8787 --control http://localhost:9001
 * npm run contracts -- verify --base-url http://localhost:8787 --state-url http://localhost:9000
 * </pre>
 *
 * Copy it, and put your bank in place of {@link SandboxBank}, which drives a sandbox (npm run bank), so that the commands above work
 * before the first line has been changed.
 */
public class StateControl {

  /** All that the states need of a bank beside its service. What each has to do is told in contracts/driver/bank-control.ts. */
  interface Bank {
    void reset() throws Exception;

    LocalDate today() throws Exception;

    void letMinutesPass(int minutes) throws Exception;

    String codeSentTo(String persona) throws Exception;

    void refuseCalls(String operationId, String code) throws Exception;

    /** Each may be null: it is left as it is. */
    void decide(String cop, String payments, String sca) throws Exception;
  }

  public static void main(String[] args) throws IOException {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 9001;
    Bank bank = new SandboxBank(args.length > 1 ? args[1] : "http://localhost:8787");
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/", exchange -> serve(exchange, bank));
    server.start();
    System.out.println("The control listens on http://localhost:" + port);
  }

  private static void serve(HttpExchange exchange, Bank bank) throws IOException {
    String operation = exchange.getRequestURI().getPath().replaceAll("^.*/", "");
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    try {
      answer(exchange, 200, carryOut(operation, Json.fields(body), bank));
    } catch (IllegalArgumentException failure) {
      answer(exchange, 404, Map.of("reason", String.valueOf(failure.getMessage())));
    } catch (Exception failure) {
      answer(exchange, 500, Map.of("reason", String.valueOf(failure.getMessage())));
    }
  }

  private static Map<String, String> carryOut(String operation, Map<String, String> given, Bank bank)
      throws Exception {
    switch (operation) {
      case "reset" -> bank.reset();
      case "today" -> {
        return Map.of("today", bank.today().toString());
      }
      case "letMinutesPass" -> bank.letMinutesPass(Integer.parseInt(given.get("minutes")));
      case "codeSentTo" -> {
        return Map.of("code", bank.codeSentTo(given.get("persona")));
      }
      case "refuseCalls" -> bank.refuseCalls(given.get("operationId"), given.get("code"));
      case "decide" -> bank.decide(given.get("cop"), given.get("payments"), given.get("sca"));
      default -> throw new IllegalArgumentException("There is no operation " + operation + ".");
    }
    return Map.of();
  }

  private static void answer(HttpExchange exchange, int status, Map<String, String> fields) throws IOException {
    byte[] bytes = Json.write(fields).getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    try (var out = exchange.getResponseBody()) {
      out.write(bytes);
    }
  }

  /** Put your bank here. This one drives a sandbox over its control. */
  static class SandboxBank implements Bank {
    private final String url;
    private final HttpClient client = HttpClient.newHttpClient();

    SandboxBank(String url) {
      this.url = url;
    }

    @Override
    public void reset() throws Exception {
      ask("POST", "/reset", Json.write(Map.of("sandbox", "clock:2026-03-02T09:30;freeze:yes")));
    }

    @Override
    public LocalDate today() throws Exception {
      String now = Json.fields(ask("GET", "/state", "")).get("now");
      return OffsetDateTime.parse(now).atZoneSameInstant(ZoneId.of("Europe/London")).toLocalDate();
    }

    @Override
    public void letMinutesPass(int minutes) throws Exception {
      ask("POST", "/clock", Json.write(Map.of("advance", "PT" + minutes + "M")));
    }

    @Override
    public String codeSentTo(String persona) throws Exception {
      String code = Json.fields(ask("GET", "/phone?persona=" + persona, "")).get("code");
      if (code == null) {
        throw new IllegalStateException("No code has been sent to " + persona + ".");
      }
      return code;
    }

    @Override
    public void refuseCalls(String operationId, String code) throws Exception {
      ask("POST", "/faults", Json.write(Map.of("operationId", operationId, "kind", "code=" + code)));
    }

    @Override
    public void decide(String cop, String payments, String sca) throws Exception {
      Map<String, String> switches = new LinkedHashMap<>();
      if (cop != null) {
        switches.put("cop", cop);
      }
      if (payments != null) {
        switches.put("payments", payments);
      }
      if (sca != null) {
        switches.put("sca", sca);
      }
      ask("PUT", "/switches", Json.write(switches));
    }

    private String ask(String method, String path, String body) throws Exception {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(url + "/__sandbox" + path))
              .header("Content-Type", "application/json")
              .method(
                  method,
                  body.isEmpty() ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body))
              .build();
      HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IllegalStateException(path + " was answered " + answer.statusCode() + ": " + answer.body());
      }
      return answer.body();
    }
  }

  /** As much JSON as the control needs. With a library at hand, use it instead. */
  static class Json {
    private static final Pattern FIELD = Pattern.compile("\"(\\w+)\"\\s*:\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(-?\\d+))");

    /** Each text and number of an object, also of inner ones; of several with one name the first. */
    static Map<String, String> fields(String json) {
      Map<String, String> fields = new LinkedHashMap<>();
      Matcher matcher = FIELD.matcher(json);
      while (matcher.find()) {
        String text = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
        fields.putIfAbsent(matcher.group(1), text.replaceAll("\\\\(.)", "$1"));
      }
      return fields;
    }

    static String write(Map<String, String> fields) {
      StringBuilder json = new StringBuilder("{");
      fields.forEach(
          (name, text) -> {
            json.append(json.length() > 1 ? "," : "").append('"').append(name).append("\":\"");
            json.append(text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")).append('"');
          });
      return json.append('}').toString();
    }
  }
}
